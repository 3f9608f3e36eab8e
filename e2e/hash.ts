/** The same for the same text in every run: FNV-1a. */
export const hashOf = (text: string) => {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return hash
}
