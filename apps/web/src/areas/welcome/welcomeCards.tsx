import { Wordmark } from '@tafelrunde/ui/Logo.tsx'
import { useAssociationName } from '../../shared/queries/association.ts'
import css from './welcome.module.css'

const Sign = () => (
  <>
    <Wordmark />
    <p className={css.welcome__association}>{useAssociationName()}</p>
  </>
)

const phone = (
  <svg className={css.welcome__drawing} viewBox="0 0 120 120" aria-hidden="true">
    <path d="M44.500 6.500h31.200c6 0 10 4.200 10 10v87c0 6-4 10-10 10H44.200c-6 0-10-4-10-10V16.700c0-6 4.200-10.200 10.300-10.200z" />
    <path
      className={css.welcome__faint}
      d="M46 9h28.500c5.600 0 8.800 3.300 8.800 8.600v84.800c0 5.500-3.200 8.800-8.800 8.700"
    />
    <path d="M45 33.800h7M59.500 33.600h16.300M45 53h7M59.500 53.200h12M45 91.200h7M59.500 91h15" />
    <path className={css.welcome__yellow} d="m44.500 71.500 4.200 4.400 7-9M61.500 72h14.300" />
    <path className={css.welcome__faint} d="M55 17.500h10.500" />
  </svg>
)

const paper = (
  <svg className={css.welcome__drawing} viewBox="0 0 120 120" aria-hidden="true">
    <path d="M84 112.500H27.500c-3 0-4.800-1.800-4.800-4.800V12.500c0-3 1.800-4.800 4.800-4.800h45.200l20.400 20.600v45" />
    <path d="M72.500 8v16.200c0 2.800 1.500 4.200 4.200 4.200h16" />
    <path className={css.welcome__faint} d="M26 105V15c0-2.500 1.400-4 4-4h38" />
    <path d="M36.500 42.500h43M36.500 57.200h42.700M36.500 72h22" />
    <path
      className={css.welcome__yellow}
      d="M101.500 94.500a15 15 0 1 1-30 0 15 15 0 0 1 30 0zM79.800 94.800l4.800 5 8.600-10.600"
    />
  </svg>
)

/** What each card has to say; the yellow seat (an angle in degrees) moves on around the table. */
export const welcomeCards = [
  {
    onTable: <Sign />,
    seat: 36,
    title: 'Veranstaltungen finden, Plätze sichern',
    text: 'Alle Fortbildungen und Workshops an einem Ort. Mit „Platz sichern“ sind Sie dabei; ist nichts mehr frei, rücken Sie über die Warteliste nach.',
  },
  {
    onTable: phone,
    seat: 72,
    title: 'Ihr Programm, auch ohne Netz',
    text: 'Was Sie gebucht haben, steht mit Zeit und Raum auf Ihrem Telefon. Auch dann, wenn das Netz im Schulhaus einmal fehlt.',
  },
  {
    onTable: paper,
    seat: 108,
    title: 'Am Ende die Bestätigung',
    text: 'Nach der Veranstaltung erhalten Sie hier Ihre Teilnahmebestätigung. Dafür brauchen Sie ein Konto; umsehen können Sie sich auch ohne.',
  },
]
