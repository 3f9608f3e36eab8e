const windows1252 = new TextDecoder('windows-1252')
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows1252.decode(Uint8Array.of(byte)), byte] as const),
)

/** What is no basic letter with a mark, and how it is written without: letters of Europe, and signs of typesetting. */
const written: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'ng',
  Ŋ: 'NG',
  ŧ: 't',
  Ŧ: 'T',
  ə: 'e',
  Ə: 'E',
  ẞ: 'SS',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '′': "'",
  '″': '"',
}

/** A letter without its marks, but for those that German has; a question mark if Windows-1252 lacks it even so. */
const plain = (letter: string) => {
  if (/[äöüÄÖÜß]/.test(letter)) return letter
  const spelled = written[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
  const kept = Array.from(spelled, part => written[part] ?? part)
  return kept.every(part => byteOf.has(part)) ? kept.join('') : '?'
}

/** A word is kept as it is or becomes plain as a whole: „Lodz“ for „Łódź“, not „Lódz“. */
const plainWord = (word: string) => {
  const letters = Array.from(word)
  return letters.every(letter => byteOf.has(letter)) ? word : letters.map(plain).join('')
}

/** A text in the letters of Windows-1252, on one line. */
export const latinText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, ' ')
    .replace(/[\p{L}\p{M}]+|[^ -~]/gu, plainWord)
    .trim()

/** The bytes of a text whose letters are all of Windows-1252. */
export const inWindows1252 = (text: string) =>
  Uint8Array.from(Array.from(text), letter => byteOf.get(letter) ?? 0x3f)

/** At most so many letters: cut between words where that leaves more than half of them, and „…“ says that more was there. */
export const cutAtWord = (text: string, longest: number) => {
  if (text.length <= longest) return text
  const start = text.slice(0, longest - 1)
  const end = /\s/.test(text.charAt(longest - 1)) ? start.length : start.lastIndexOf(' ')
  return `${(end > longest / 2 ? start.slice(0, end) : start).trimEnd()}…`
}
