import * as z from 'zod/mini'
import { bodyFile, bodyInteger, emptyIsNull } from '../http/body.ts'
import { Bytes, IdParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { rawText } from '../http/raw-text.ts'

/** Rates of German VAT that a receipt can have in it; 0 also where it has none, or that of another country. */
export const receiptRates = [0, 7, 19]

/** The rate of VAT in a receipt, in percent; null: nobody said it. */
export const ReceiptRate = z.nullable(z.int())
/** The same in what is sent. */
export const bodyRate = () =>
  emptyIsNull(
    bodyInteger(
      z.refine(percent => receiptRates.includes(percent), 'Auf Belegen stehen 0, 7 oder 19 % Umsatzsteuer.'),
    ),
  )

/** A ticket or bill, as the lecturer has uploaded it. */
export const Receipt = z
  .object({ id: z.int(), name: z.string() })
  .register(z.globalRegistry, { id: 'Receipt' })
export type Receipt = z.infer<typeof Receipt>

export const addReceipt = endpoint({
  method: 'POST',
  url: '/api/lecturer-receipts/',
  auth: 'lecturer',
  summary: 'Upload a receipt for an expense: PDF, JPEG, PNG, WebP or HEIC up to 10 MB, as multipart',
  body: z.object({ name: rawText(150), file: bodyFile() }),
  status: 201,
  response: Receipt,
})

export const getReceipt = endpoint({
  method: 'GET',
  url: '/api/lecturer-receipts/:id/',
  auth: 'lecturer',
  summary: 'The file of an own receipt, of any for staff',
  file: 'application/octet-stream',
  params: IdParams,
  response: Bytes,
})
