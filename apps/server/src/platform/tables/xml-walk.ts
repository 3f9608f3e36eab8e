import { SaxesParser } from 'saxes'
import { damaged, UnreadableTable } from './unreadable.ts'

type Attributes = Record<string, string>
type Visit = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const piece = 64 * 1024

/** Walks through a part without keeping it as text; entities that a file defines itself are not known, so none grows. */
export const walk = (bytes: Uint8Array | undefined, { open, text, close }: Visit) => {
  if (!bytes) return
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes))
  if (text) parser.on('text', text)
  parser.on('closetag', ({ name }) => close?.(localName(name)))
  parser.on('error', () => {
    throw new UnreadableTable(damaged)
  })
  const decoder = new TextDecoder()
  for (let from = 0; from < bytes.length; from += piece)
    parser.write(decoder.decode(bytes.subarray(from, from + piece), { stream: true }))
  parser.close()
}

/** Signs that XML cannot hold are written as `_x000D_`. */
export const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
