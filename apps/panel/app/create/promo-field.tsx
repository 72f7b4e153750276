import type { Quote } from '@zubr/contracts/payments/balance'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/fields/field.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { useI18n } from '../i18n.tsx'
import styles from './create.module.css'

type PromoFieldProps = {
  typed: string
  applied: string | null
  quote: Quote | undefined
  onType(text: string): void
  onApply(code: string | null): void
}

/** A promo code counts after "apply"; the reason of a refusal is below the field. */
export function PromoField({ typed, applied, quote, onType, onApply }: PromoFieldProps) {
  const { messages } = useI18n()
  const group = useFocusFallback<HTMLDivElement>()
  const refused = applied !== null && applied === typed.trim() ? quote?.promoRefused : null
  const isOn = applied !== null && applied === typed.trim() && quote?.promo != null
  return (
    <div ref={group} tabIndex={-1}>
      <TextField
        wide
        label={messages.create.promo}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        fault={refused ? messages.create.promoRefused[refused] : undefined}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onApply(typed.trim() || null)
        }}
        after={
          <Button
            tone="quiet"
            className={styles.apply}
            disabled={typed.trim() === '' && applied === null}
            onClick={() => {
              if (isOn) onType('')
              onApply(isOn ? null : typed.trim() || null)
            }}
          >
            {isOn ? messages.create.promoOff : messages.create.promoApply}
          </Button>
        }
      />
    </div>
  )
}
