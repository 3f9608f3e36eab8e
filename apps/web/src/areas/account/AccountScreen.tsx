import type { Account } from '@tafelrunde/contract/people/account'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { NeedsNetwork } from '../../shared/page/NeedsNetwork.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { refetch } from '../../shared/queries/stale.ts'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { AccountAccess } from './access/AccountAccess.tsx'
import { AccountInvitation } from './access/AccountInvitation.tsx'
import { ProofSheet } from './access/ProofSheet.tsx'
import { passkeysQuery } from './access/passkeys.api.ts'
import { secondFactorQuery } from './access/secondFactor.api.ts'
import { accountQuery, looksQuery, sessionsQuery } from './account.api.ts'
import css from './account.module.css'
import { AccountCalendar } from './profile/AccountCalendar.tsx'
import { AccountData } from './profile/AccountData.tsx'
import { AccountDeletion } from './profile/AccountDeletion.tsx'
import { AccountDevices } from './profile/AccountDevices.tsx'
import { AccountExport } from './profile/AccountExport.tsx'
import { AccountLooks } from './profile/AccountLooks.tsx'
import { AccountNotifications } from './profile/AccountNotifications.tsx'
import { AccountPicture } from './profile/AccountPicture.tsx'
import { calendarQuery } from './profile/calendar.api.ts'
import { notificationsQuery } from './profile/notifications.api.ts'

const AccountPage = ({ account }: { account: Account }) => (
  <div className={css.account}>
    <AccountInvitation />
    <AccountPicture account={account} />
    <NeedsNetwork />
    <Section title="Persönliche Daten">
      <AccountData account={account} />
    </Section>
    <Section title="Zugang">
      <AccountAccess account={account} />
    </Section>
    <Section title="Angemeldete Geräte">
      <AccountDevices />
    </Section>
    <AccountLooks />
    <Section title="Benachrichtigungen">
      <AccountNotifications />
    </Section>
    <Section title="Mein Kalender">
      <AccountCalendar />
    </Section>
    <Section title="Meine Daten">
      <AccountExport />
    </Section>
    <Section title="Konto löschen">
      <AccountDeletion />
    </Section>
    <ProofSheet account={account} />
  </div>
)

const Skeleton = () => (
  <div className={css.account}>
    <SkeletonList kind="person" count={1} />
    <SkeletonList kind="session" count={2} />
  </div>
)

/** Everything about the own account. */
export const AccountScreen = () => {
  const account = useQuery(accountQuery)
  return (
    <Page
      title="Benutzerkonto"
      onRefresh={() =>
        refetch(
          accountQuery,
          secondFactorQuery,
          passkeysQuery,
          sessionsQuery,
          looksQuery,
          notificationsQuery,
          calendarQuery,
        )
      }
      offlineSince={accountQuery.queryKey}
    >
      <Loaded query={account} skeleton={<Skeleton />} failed="Ihr Konto kam nicht an">
        {data => <AccountPage account={data} />}
      </Loaded>
    </Page>
  )
}
