import { fileNameOf } from '../../../common/file-names.rules.ts'

/** What a receipt may be, by its content. */
export type ReceiptKind = 'pdf' | 'jpeg' | 'png' | 'webp'

const endings: Record<ReceiptKind, RegExp> = {
  pdf: /\.pdf$/i,
  jpeg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
}
const anyKind = /\.(pdf|jpe?g|png|webp|hei[cf])$/i

/** A PDF begins with its version. */
export const isPdf = (bytes: Uint8Array) => /^%PDF-\d/.test(String.fromCharCode(...bytes.subarray(0, 6)))

/** The name with the ending of what the file is, which need not be the one that it had; empty if there is none. */
export const receiptName = (typed: string, kind: ReceiptKind) => {
  const name = fileNameOf(typed)
  if (name === '' || endings[kind].test(name)) return name
  return `${name.replace(anyKind, '')}.${kind === 'jpeg' ? 'jpg' : kind}`
}
