// The whole client: what src/platform/web/main.js of Hydrogen does, with what its package exports.
import { FeatureSet, Platform, RootViewModel, createNavigation, createRouter } from "hydrogen-view-sdk";

const platform = new Platform({
  container: document.body,
  assetPaths: {
    downloadSandbox: "assets/download-sandbox.html",
    worker: "assets/main.js",
    olm: { wasm: "olm/olm.wasm", legacyBundle: "olm/olm_legacy.js", wasmBundle: "olm/olm.js" },
    serviceWorker: "sw.js",
  },
  config: {},
  options: { development: false },
});
await platform.init();
const navigation = createNavigation();
platform.setNavigation(navigation);
const urlRouter = createRouter({ navigation, history: platform.history });
urlRouter.attach();
const features = await FeatureSet.load(platform.settingsStorage);
const root = new RootViewModel({ platform, urlRouter, navigation, features });
await root.load();
platform.createAndMountRootView(root);
