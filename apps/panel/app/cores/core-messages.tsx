import type { CoreMessages } from '@zubr/i18n/core/core-messages'
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
export const [WithCoreMessages, useCoreMessages] = lazyMessages<CoreMessages>(
  'the messages of cores',
  {
    ru: async () => (await import('@zubr/i18n/core/ru')).ru,
    en: async () => (await import('@zubr/i18n/core/en')).en,
    pl: async () => (await import('@zubr/i18n/core/pl')).pl,
    ua: async () => (await import('@zubr/i18n/core/ua')).ua,
    lv: async () => (await import('@zubr/i18n/core/lv')).lv,
    lt: async () => (await import('@zubr/i18n/core/lt')).lt,
    et: async () => (await import('@zubr/i18n/core/et')).et,
    fi: async () => (await import('@zubr/i18n/core/fi')).fi,
    de: async () => (await import('@zubr/i18n/core/de')).de,
  },
  { loading: <Loading />, lost: <Lost /> },
)
