import { Unreachable } from '@tafelrunde/client/failures'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

const Licences = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    licence: z.string(),
    text: z.string(),
    parts: z.array(z.enum(['app', 'admin', 'server'])),
  }),
)
export type Licence = z.infer<typeof Licences>[number]

const fetchLicences = async () => {
  const answer = await fetch('/licences.json').catch(() => undefined)
  if (!answer?.ok)
    throw new Unreachable(
      'Die Texte liegen nicht auf dem Gerät. Bitte versuchen Sie es mit Verbindung noch einmal.',
    )
  return Licences.parse(await answer.json())
}

/** Whose work the product is made of; made with the build, long, and therefore not kept on the device. */
export const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: fetchLicences,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
