import type { Area } from '../../shared/area.ts'
import { ProcessingRecordPage } from './List.tsx'

export const processingRecord: Area = {
  name: 'processing-record',
  label: 'Verzeichnis der Verarbeitungen',
  icon: 'document',
  within: 'association',
  superuser: true,
  list: ProcessingRecordPage,
}
