import { paths } from './paths.ts'

const ownAccount = 'Ein Konto können Sie in dieser Fassung der App noch nicht selbst anlegen.'
const ownPassword = 'Ein neues Passwort können Sie in dieser Fassung der App noch nicht selbst setzen.'

const open = (path: string, title: string, sentence: string) => ({
  path,
  title,
  sentence,
  isProtected: false,
})
const guarded = (path: string, title: string, sentence: string) => ({
  path,
  title,
  sentence,
  isProtected: true,
})

/** Screens that are not made yet: each has its address, its guard, its title and says what is missing. */
export const laterScreens = [
  open(paths.support, 'Hilfe', 'Das Kontaktformular fehlt in dieser Fassung noch.'),
  open(paths.signup, 'Registrieren', ownAccount),
  open(paths.register, 'Registrieren', ownAccount),
  open(paths.registerConfirm, 'Konto bestätigen', ownAccount),
  open(paths.registerSuccess, 'Konto angelegt', ownAccount),
  open(paths.passwordReset, 'Passwort vergessen', ownPassword),
  open(paths.passwordResetConfirm, 'Neues Passwort', ownPassword),
  open(paths.passwordResetSent, 'Nachricht gesendet', ownPassword),
  guarded(
    paths.account,
    'Benutzerkonto',
    'Ihre Daten können Sie in dieser Fassung der App noch nicht selbst ändern.',
  ),
  guarded(
    paths.confirmations,
    'Teilnahmebestätigungen',
    'Teilnahmebestätigungen stellt die App in dieser Fassung noch nicht aus.',
  ),
  guarded(
    paths.confirmationRoute,
    'Teilnahmebestätigung',
    'Teilnahmebestätigungen stellt die App in dieser Fassung noch nicht aus.',
  ),
  guarded(paths.feedbackRoute, 'Feedback', 'Feedback nimmt die App in dieser Fassung noch nicht entgegen.'),
  guarded(
    paths.ownWorkshops,
    'Meine Workshops',
    'Ihre Teilnehmenden zeigt die App in dieser Fassung noch nicht.',
  ),
  guarded(
    paths.ownWorkshopRoute,
    'Mein Workshop',
    'Ihre Teilnehmenden zeigt die App in dieser Fassung noch nicht.',
  ),
  guarded(
    paths.settlements,
    'Meine Abrechnungen',
    'Abrechnungen können Sie in dieser Fassung noch nicht in der App einreichen.',
  ),
  guarded(
    paths.settlementRoute,
    'Abrechnung',
    'Abrechnungen können Sie in dieser Fassung noch nicht in der App einreichen.',
  ),
  guarded(
    paths.tableOrders,
    'Tischbestellungen',
    'Tische können Sie in dieser Fassung noch nicht in der App bestellen.',
  ),
]
