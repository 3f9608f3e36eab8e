/** A receipt as a file of the ZIP, and how many bytes it has. */
export type Receipt = { path: string; size: number; read: () => Promise<Uint8Array> }

/** Bytes of receipts in one ZIP: fifty of the largest. Larger ones break off on the way, and no phone opens them. */
const mostBytes = 512 * 1024 * 1024

/** The receipts, the first of them first, that one ZIP has room for, and the others. */
export const withinReach = <File extends { size: number }>(all: File[], most = mostBytes) => {
  let sum = 0
  const first = all.findIndex(({ size }) => (sum += size) > most)
  return first < 0
    ? { receipts: all, others: [] }
    : { receipts: all.slice(0, first), others: all.slice(first) }
}
