import { paths } from './paths.ts'
import { Page } from './shared/Page.tsx'

/** A screen that is not made yet says so in one sentence. */
export const LaterScreen = ({ title, sentence }: { title: string; sentence: string }) => (
  <Page title={title} back={paths.events}>
    <p>{sentence}</p>
  </Page>
)
