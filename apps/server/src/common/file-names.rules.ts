// Control characters, and those that turn the direction of writing and so could hide what a file is.
const deceptive = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** What of a name a file may have: nothing of the folder that it came from. Empty if nothing is left. */
export const fileNameOf = (typed: string) => {
  const name =
    typed.toWellFormed().normalize('NFC').replace(deceptive, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  return /^\.*$/.test(name) ? '' : name
}
