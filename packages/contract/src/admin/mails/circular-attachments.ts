import * as z from 'zod/mini'
import { bodyFile } from '../../http/body.ts'
import { Bytes, IdParams, Nothing } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { rawText } from '../../http/raw-text.ts'

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** What can be attached, by the ending of its name: nothing that runs when somebody opens it. */
export const attachmentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  pptx: `${openXml}.presentationml.presentation`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
  ics: 'text/calendar',
  csv: 'text/csv',
  txt: 'text/plain',
}

/** Bytes of all attachments together: as text in a mail a third more, which is below the 10 MB that most servers take. */
export const mostAttached = 7 * 1024 * 1024

/** A file that every mail of a circular mail has. */
export const CircularAttachment = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Bytes. */
    size: z.int(),
  })
  .register(z.globalRegistry, { id: 'CircularAttachment' })
export type CircularAttachment = z.infer<typeof CircularAttachment>

export const addCircularAttachment = endpoint({
  method: 'POST',
  url: '/api/admin/circulars/:id/attachments/',
  auth: 'staff',
  summary:
    'Attach a file to a circular mail that is a draft, as multipart; all of them have up to 7 MB together',
  params: IdParams,
  body: z.object({
    /** With its ending, which tells what it is: "Lageplan.pdf". */
    name: rawText(150),
    file: bodyFile(),
  }),
  status: 201,
  response: CircularAttachment,
})

const one = { url: '/api/admin/circular-attachments/:id/', auth: 'staff', params: IdParams } as const

export const deleteCircularAttachment = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Take a file away from a circular mail that is a draft',
  status: 204,
  response: Nothing,
})

export const getCircularAttachment = endpoint({
  ...one,
  method: 'GET',
  summary: 'The file as it was attached',
  file: 'application/octet-stream',
  response: Bytes,
})
