export const receiptRefusals = {
  empty: 'Die übermittelte Datei ist leer.',
  unreadable: 'Als Beleg gehen PDF, JPEG, PNG, WebP und HEIC. Diese Datei ist nichts davon oder beschädigt.',
  too_many_pixels: 'Das Bild ist zu groß. Es darf höchstens 40 Megapixel haben.',
}
export const noFileName = 'Bitte geben Sie der Datei einen Namen.'
