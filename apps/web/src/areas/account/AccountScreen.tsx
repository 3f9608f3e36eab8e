import type { Account } from '@tafelrunde/contract/account'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { NeedsNetwork } from '../../shared/page/NeedsNetwork.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { reread } from '../../shared/stale.ts'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { AccountAccess } from './AccountAccess.tsx'
import { AccountCalendar } from './AccountCalendar.tsx'
import { AccountData } from './AccountData.tsx'
import { AccountDeletion } from './AccountDeletion.tsx'
import { AccountDevices } from './AccountDevices.tsx'
import { AccountExport } from './AccountExport.tsx'
import { AccountInvitation } from './AccountInvitation.tsx'
import { AccountLooks } from './AccountLooks.tsx'
import { AccountNotifications } from './AccountNotifications.tsx'
import { AccountPicture } from './AccountPicture.tsx'
import { accountQuery, looksQuery, sessionsQuery } from './account.api.ts'
import css from './account.module.css'
import { calendarQuery } from './calendar.api.ts'
import { notificationsQuery } from './notifications.api.ts'
import { ProofSheet } from './ProofSheet.tsx'
import { passkeysQuery } from './passkeys.api.ts'
import { secondFactorQuery } from './secondFactor.api.ts'

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
        reread(
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
