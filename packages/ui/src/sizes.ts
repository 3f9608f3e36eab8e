const oneDigit = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** How large a file of so many bytes is: „1,2 MB“, „340 kB“ */
export const sizeText = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00A0kB`
    : `${oneDigit.format(bytes / 1_000_000)}\u00A0MB`
