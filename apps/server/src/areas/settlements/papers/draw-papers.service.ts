import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { heldLines, paymentOf } from '../settlements.rules.ts'
import { readSettlement, readVersion } from '../settlements.service.ts'
import { lecturerConfirmationName, notHeld, settlementName } from '../settlements.texts.ts'
import { lecturerConfirmationDocument } from './lecturer-confirmation.document.ts'
import { settlementDocument } from './settlement.document.ts'

/**
 * The Abrechnung as a PDF; as it was submitted, it is always the same one, but for its reference, which is another one
 * when a payment was taken back. An earlier one if its version is named.
 */
export const drawSettlement = async (deps: Deps, caller: Caller, id: number, version: number | undefined) => {
  const current = await readSettlement(deps, caller, id)
  const content = version === undefined ? current.content : await readVersion(deps, caller, id, version)
  const payment = paymentOf(current.answer.steps, version)
  const document = settlementDocument(id, content, deps.clock.now(), payment)
  return {
    name: settlementName(document.number),
    bytes: await deps.papers.draw('settlement', document, caller.id),
  }
}

/** The Referentenbestätigung as a PDF; refuses one with nothing in it. */
export const drawLecturerConfirmation = async (deps: Deps, caller: Caller, id: number) => {
  const { content } = await readSettlement(deps, caller, id)
  if (heldLines(content).length === 0) throw new Refusal('not_confirmable', notHeld)
  const document = lecturerConfirmationDocument(id, content, deps.clock.now())
  return {
    name: lecturerConfirmationName(document.number),
    bytes: await deps.papers.draw('lecturer-confirmation', document, caller.id),
  }
}
