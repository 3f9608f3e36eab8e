import type { feedbackScales } from './feedback.ts'

type Scale = { question: string; topic: string; low: string; high: string }

/** What is asked, what a report calls it, and the words at both ends. */
export const scaleTexts: Record<(typeof feedbackScales)[number], Scale> = {
  content: {
    question: 'Der Inhalt brachte mir\u00A0…',
    topic: 'Inhalt',
    low: 'wenig Neues',
    high: 'viel Neues',
  },
  teaching: { question: 'Die Vermittlung war\u00A0…', topic: 'Vermittlung', low: 'zäh', high: 'lebendig' },
  organisation: {
    question: 'Die Organisation war\u00A0…',
    topic: 'Organisation',
    low: 'holprig',
    high: 'reibungslos',
  },
  benefit: {
    question: 'Für meinen Unterricht nützt es mir\u00A0…',
    topic: 'Nutzen für den Unterricht',
    low: 'kaum',
    high: 'sehr',
  },
}
