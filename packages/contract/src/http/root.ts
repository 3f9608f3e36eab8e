import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getRoot = endpoint({
  method: 'GET',
  url: '/api/',
  auth: 'public',
  summary: 'Name and version of the product',
  text: true,
  response: z.string(),
})
