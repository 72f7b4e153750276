import { isLocale, localeFacts, locales } from '@zubr/i18n/locales'
import { call } from '../api/request.ts'
import { ChevronIcon } from '../components/icons.tsx'
import { useI18n } from '../i18n.tsx'
import styles from './frame.module.css'

/** Each language by its own name. The account is told as well, for its mails. */
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
          // Mails in another language than the panel's are no reason to disturb anybody.
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
