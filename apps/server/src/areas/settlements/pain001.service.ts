import { create } from 'xmlbuilder2'
import { type CreditTransfer, creditTransferDocument } from './pain001.document.ts'

/** The file for the bank. */
export const writePain001 = (transfer: CreditTransfer) =>
  `${create({ encoding: 'UTF-8' }, creditTransferDocument(transfer)).end({ prettyPrint: true })}\n`
