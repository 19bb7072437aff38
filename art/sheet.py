"""Lays all pictures out on one sheet to be looked at together: /usr/bin/python3 art/sheet.py"""

import pathlib

from PIL import Image

HERE = pathlib.Path(__file__).parent
PICTURES = HERE.parent / "assets" / "pictures"
# Goes to other sites as it is, and shows what another picture shows.
LEFT_OUT = "share.jpg"
COLUMNS, CELL, GAP = 4, (480, 270), 8
CREAM = "#faf5ea"


def main():
    files = [file for file in sorted(PICTURES.glob("*.jpg")) if file.name != LEFT_OUT]
    rows = -(-len(files) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (CELL[0] + GAP) + GAP, rows * (CELL[1] + GAP) + GAP), CREAM)
    for i, file in enumerate(files):
        picture = Image.open(file)
        picture.thumbnail(CELL)
        x = GAP + (i % COLUMNS) * (CELL[0] + GAP) + (CELL[0] - picture.width) // 2
        y = GAP + (i // COLUMNS) * (CELL[1] + GAP) + (CELL[1] - picture.height) // 2
        sheet.paste(picture, (x, y))
    sheet.save(HERE / "contact-sheet.jpg", quality=82)


main()
