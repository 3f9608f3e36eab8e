import { isObject } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { HttpError } from 'react-admin'

// What a form leaves empty goes as null, of which the API speaks to programs.
const isEmptied = 'Dieses Feld darf nicht null sein.'
const fillIn = 'Bitte füllen Sie dieses Feld aus.'

/** The first sentence for each field, nested as the form is. */
const sentencesOf = (body: unknown): unknown => {
  if (Array.isArray(body)) return body.length > 0 ? sentencesOf(body[0]) : undefined
  if (!isObject(body)) return body === isEmptied ? fillIn : body
  return Object.fromEntries(Object.entries(body).map(([field, inner]) => [field, sentencesOf(inner)]))
}

/** What the server found wrong with fields is told at them. */
export const toForm = async <Result>(work: Promise<Result>) => {
  try {
    return await work
  } catch (failure) {
    if (fieldFailures(failure).length === 0) throw failure
    const errors = failure instanceof CallFailed ? sentencesOf(failure.body) : {}
    throw new HttpError('Bitte prüfen Sie Ihre Angaben.', 400, { errors })
  }
}
