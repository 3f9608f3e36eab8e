import { compile } from 'html-to-text'
import { lineOf, readPlainText, wellFormed } from './plain-text.rules.ts'

export { lineOf, readPlainText }

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const convert = compile({
  wordwrap: false,
  // Written by hand, often with plain line breaks between the tags.
  preserveNewlines: true,
  // Deeper nesting is an attack on the stack, not a text.
  limits: { maxDepth: 60, maxInputLength: undefined, ellipsis: '…' },
  selectors: [
    {
      selector: 'a',
      options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true, noAnchorUrl: true },
    },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'hr', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'style', format: 'skip' },
    ...headings.map(selector => ({ selector, options: { uppercase: false } })),
  ],
})

const tag =
  /<\/?(?:a|abbr|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|img|li|ol|p|pre|s|script|small|span|strong|style|sub|sup|table|tbody|td|th|tr|tt|u|ul)(?:\s[^<>]*)?\/?>/i
const blockTag = /<(?:p|ul|ol|div|h[1-6]|table)[\s>]/i

const aroundBlocks =
  /\n\s{0,99}(?=<\/?(?:p|ul|ol|li|div|h[1-6]|table)[\s>])|(?<=<\/?(?:p|ul|ol|li|div|h[1-6]|table)(?:\s[^<>]{0,99})?>)\n\s{0,99}/gi

/** The line breaks of HTML mean nothing, except inside `<pre>` or where its author left a line empty. */
const joinLines = (html: string) =>
  html
    .split(/(<pre[\s>].*?<\/pre>)/is)
    .map((part, index) =>
      index % 2 ? part : part.replace(aroundBlocks, '').replace(/(?<!\n)\n(?!\n)/g, ' '),
    )
    .join('')

/** A heading may end with as many signs as it begins with. */
const withoutHashes = (heading: string) => {
  let end = heading.length
  while (heading[end - 1] === '#') end--
  return heading.slice(0, end).trimEnd()
}

/** Markdown is legible as it is; only what disturbs the eye goes. (Bounds keep every pattern fast.) */
const readMarkdown = (text: string) =>
  text
    .replace(/^#{1,6}\s+(\S.*)$/gm, (_, heading) => withoutHashes(heading))
    .replace(/^([^\S\n\r\u2028\u2029]*)[*+-]\s+(?=\S)/gm, '$1• ')
    .replace(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, '$1')
    .replace(/!\[([^\]\n]{0,999})\]\([^()\s]{0,999}\)/g, '$1')
    .replace(/\[([^\]\n]{1,999})\]\(([^()\s]{1,999})[^()\n]{0,999}\)/g, (_, text, address) =>
      text === address ? address : `${text} (${address})`,
    )
    .replace(/<((?:https?:|mailto:)[^\s<>]+)>/gi, '$1')

/**
 * Safe plain text of HTML, Markdown or a mixture of both; paragraphs and lists stay, entities are decoded
 * once. No `<` before a letter, `/`, `!` or `?` comes through, so nothing in it can ever act as a tag.
 */
export const plainTextOf = (source: string) => {
  const text = wellFormed(source)
  const isHtml = tag.test(text)
  const isBlocks = blockTag.test(text)
  const marked = isBlocks ? joinLines(text) : readMarkdown(text)
  return readPlainText(convert(isHtml ? marked : marked.replaceAll('<', '&lt;')))
}
