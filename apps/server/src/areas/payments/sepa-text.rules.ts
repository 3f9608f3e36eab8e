/** Letters and signs that are not a basic letter with a mark, and how German banks write them. */
const written: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'oe',
  Ø: 'Oe',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  '&': '+',
  _: '-',
  '@': '(at)',
  '€': 'EUR',
  ';': ',',
  '·': '.',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '"': "'",
  '„': "'",
  '“': "'",
  '”': "'",
  '‚': "'",
  '‘': "'",
  '’': "'",
}

/**
 * A text in the letters that every bank of SEPA has to take: a–z, A–Z, 0–9, / - ? : ( ) . , ' + and the space (EPC217-08,
 * SEPA Requirements for an Extended Character Set). Umlauts are spelt out, accents go, what is left becomes a full stop.
 */
export const sepaText = (text: string, longest: number) =>
  text
    .normalize('NFC')
    .replace(/[^A-Za-z0-9]/gu, sign => written[sign] ?? sign)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .trim()
    .slice(0, longest)
    .trim()

/** An identification or reference: in addition without a slash at its ends or two in a row (EPC217-08). */
export const sepaReference = (text: string, longest: number) =>
  sepaText(text, Number.POSITIVE_INFINITY)
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+/, '')
    .slice(0, longest)
    .replace(/[/ ]+$/, '')
