import { typeOfFile } from './file-types.ts'

/** A file of that name, whose ending says what it is. */
export const fileOf = (name: string, content: Uint8Array | string) =>
  new Blob([typeof content === 'string' ? content : content.slice()], { type: typeOfFile(name) ?? '' })

/** Hands a file to the device, which opens or keeps it. */
export const offerFile = (name: string, content: Uint8Array | string) => {
  const url = URL.createObjectURL(fileOf(name, content))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; at once would be too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
