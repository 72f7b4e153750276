import type { CoreMessages } from '@zubr/i18n/core/en'
import { lazyMessages } from '../components/lazy-messages.tsx'
import { Loading } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'

function Lost() {
  const { messages } = useI18n()
  return (
    <p className={panel.alert} role="alert">
      <strong>{messages.frame.failed}.</strong> {messages.errors.network}
    </p>
  )
}

/** Messages about core changes, which few visitors need. */
export const [WithCoreMessages, useCoreMessages] = lazyMessages(
  'the messages of cores',
  import.meta.glob<Record<string, CoreMessages>>('./??.ts', { base: '../../../../packages/i18n/src/core' }),
  { loading: <Loading />, lost: <Lost /> },
)
