"""docs/operators/scaling.md shows what the simulation prints."""

from tests.load.scaling import rows
from tests.plugins.built_in import ROOT


def test_the_page_has_the_output_of_the_simulation() -> None:
    page = (ROOT / "docs/operators/scaling.md").read_text(encoding="utf-8")

    assert "<!-- scaling -->\n" + "\n".join(rows()) + "\n<!-- end of scaling -->" in page
