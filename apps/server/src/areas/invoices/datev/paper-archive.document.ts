import { berlinText } from '@tafelrunde/contract/values/berlin'

type Named = { name: string; guid: string }

/**
 * What papers an archive has, as DATEV Unternehmen online takes them („XML-Schnittstelle online“, Document_v060): each by
 * the GUID that postings name as their Beleglink.
 */
export const archiveDocument = (papers: readonly Named[], now: Date) => ({
  archive: {
    '@xmlns': 'http://xml.datev.de/bedi/tps/document/v06.0',
    '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    '@xsi:schemaLocation': 'http://xml.datev.de/bedi/tps/document/v06.0 Document_v060.xsd',
    '@version': '6.0',
    '@generatingSystem': 'Tafelrunde',
    header: { date: berlinText(now).slice(0, 19) },
    content: {
      document: papers.map(({ name, guid }) => ({
        '@guid': guid,
        extension: { '@xsi:type': 'File', '@name': name },
      })),
    },
  },
})
