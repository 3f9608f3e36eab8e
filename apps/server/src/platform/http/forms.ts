import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { InvalidField, RequestRefused } from '../refusals.ts'

/** Bytes of a form without files: no more than of JSON. */
const mostBytes = 1024 * 1024

const isFile = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.core.$ZodOptional
    ? isFile(schema._zod.def.innerType)
    : schema._zod.bag['Class'] === Uint8Array

/** Whether the contract names a file among what the body of this endpoint holds. */
export const takesFiles = ({ routeOptions: { schema } }: FastifyRequest) =>
  schema?.body instanceof z.core.$ZodObject && Object.values(schema.body._zod.def.shape).some(isFile)

/** Refuses a form, before any of it is read, that says to be larger than one without files can be. */
export const refuseLargeForm = ({ headers }: FastifyRequest) => {
  if (Number(headers['content-length'] ?? 0) > mostBytes)
    throw new RequestRefused(413, 'Die Anfrage ist zu groß.')
}

export const noFileHere = (field: string) => new InvalidField(field, 'Hier wird keine Datei angenommen.')
