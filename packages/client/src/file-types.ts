const types: Record<string, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** What a file is by its ending, for a browser that keeps or shows it; nothing for what is none of ours. */
export const typeOfFile = (name: string) => types[name.split('.').at(-1)?.toLowerCase() ?? '']
