import { isLocale, localeFacts, locales } from '@zubr/i18n/locales'
import { call } from '../api/request.ts'
import { ChevronIcon } from '../components/icons.tsx'
import { useI18n } from '../i18n.tsx'
import styles from './frame.module.css'

/** Languages by their own names. The choice is also stored in the account, for its emails. */
export function LanguageSelect() {
  const { locale, messages, speak } = useI18n()
  return (
    <span className={styles.language}>
      <select
        aria-label={messages.frame.language}
        value={locale}
        onChange={({ target: { value } }) => {
          if (!isLocale(value)) return
          void speak(value)
          // A failure only affects the language of emails, so it is not shown.
          call('PUT /api/account/locale', { body: { locale: value } }).catch(() => undefined)
        }}
      >
        {locales.map((code) => (
          <option key={code} value={code} lang={localeFacts[code].tag}>
            {localeFacts[code].name}
          </option>
        ))}
      </select>
      <span className={styles.code} aria-hidden="true">
        {locale.toUpperCase()}
      </span>
      <ChevronIcon size={12} />
    </span>
  )
}
