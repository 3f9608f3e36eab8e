export const pictureRefusals = {
  empty: 'Die übermittelte Datei ist leer.',
  unreadable:
    'Laden Sie ein gültiges Bild hoch. Die hochgeladene Datei ist kein Bild oder ein defektes Bild.',
  too_many_pixels: 'Das Bild ist zu groß. Es darf höchstens 40 Megapixel haben.',
}
