const types: Record<string, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  txt: 'text/plain;charset=utf-8',
  ics: 'text/calendar',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** What a file is by its ending, for a browser that keeps or shows it; nothing for what is none of ours. */
export const typeOfFile = (name: string) => types[name.split('.').at(-1)?.toLowerCase() ?? '']
