import { SaxesParser } from 'saxes'
import type { Fault } from '../programme.rules.ts'

export type Element = {
  name: string
  /** The line of its start tag, from 1. */
  line: number
  attributes: Record<string, string>
  content: (Element | string)[]
}

export const elementsOf = ({ content }: Element, name?: string) =>
  content.filter(part => typeof part !== 'string').filter(part => !name || part.name === name)

/** The text of an element; elements inside it are kept as the HTML that they are. */
export const textOf = (element: Element): string => {
  const isPlain = elementsOf(element).length === 0
  const parts = element.content.map(part => {
    if (typeof part !== 'string') return `<${part.name}>${textOf(part)}</${part.name}>`
    return isPlain ? part : part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  })
  return parts.join('')
}

/** The root of an XML file with its processing instructions by their names, or where it stops being XML (the errors after the first follow from it). */
export const parseXml = (
  text: string,
): { root: Element; instructions: Map<string, string> } | { fault: Fault } => {
  const parser = new SaxesParser()
  const document: Element = { name: '', line: 1, attributes: {}, content: [] }
  const open = [document]
  const faults: Fault[] = []
  const instructions = new Map<string, string>()
  let line = 1
  parser.on('error', ({ message }) => {
    const problem = `Hier ist das XML nicht lesbar (${message.replace(/^\d+:\d+: /, '')}).`
    faults.push({ place: `Zeile ${parser.line}, Spalte ${parser.column || 1}`, problem })
  })
  parser.on('opentagstart', () => {
    line = parser.line
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, line, attributes, content: [] }
    open.at(-1)?.content.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('processinginstruction', ({ target, body }) => void instructions.set(target, body))
  parser.on('text', part => void open.at(-1)?.content.push(part))
  parser.on('cdata', part => void open.at(-1)?.content.push(part))
  parser.write(text).close()

  const [root] = elementsOf(document)
  const [fault = { place: 'Zeile 1', problem: 'Die Datei ist leer.' }] = faults
  return root && faults.length === 0 ? { root, instructions } : { fault }
}
