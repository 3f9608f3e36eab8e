import type { NoteLine } from './support.rules.ts'

/** What a device tells of itself; nothing that would know it again. */
export type DeviceFacts = {
  version: string
  isInstalled: boolean
  browser: { name?: string | undefined; version?: string | undefined }
  system: { name?: string | undefined; version?: string | undefined; versionName?: string | undefined }
  width: number
  height: number
  isOnline: boolean
  language: string
}

const named = (parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || 'unbekannt'

/** Browsers on a Mac have named the same system for years, whatever the true one is. */
const systemText = ({ name, version, versionName }: DeviceFacts['system']) =>
  name === 'macOS' ? name : named([name, versionName ?? version])

const languageText = (language: string) =>
  new Intl.DisplayNames('de', { type: 'language', fallback: 'code' }).of(language) ?? language

/** The note in words, a line each. */
export const noteLines = (facts: DeviceFacts): NoteLine[] => [
  ['App', `Version ${facts.version}, ${facts.isInstalled ? 'installiert' : 'im Browser'}`],
  ['Browser', named([facts.browser.name, facts.browser.version?.split('.')[0]])],
  ['System', systemText(facts.system)],
  ['Bildschirm', `${facts.width} × ${facts.height} Pixel`],
  ['Verbindung', facts.isOnline ? 'online' : 'offline'],
  ['Sprache', languageText(facts.language)],
]
