import field from '@zubr/ui/field.module.css'
import { type ComponentProps, useState } from 'react'
import { parseTimeText, typedTimeText } from './time-text.ts'

type TimeInputProps = {
  /** `HH:MM`, or invalid input. */
  value: string
  /** Receives `HH:MM` as soon as the text is a valid time, else the text. */
  onChange(time: string): void
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>

/**
 * A 24-hour time input, the format of all nine languages.
 * The native input follows the browser's language, and shows “05:00 AM” on a Russian page.
 */
export function TimeInput({ value, onChange, ...input }: TimeInputProps) {
  const [text, setText] = useState(value)
  const isOther = (parseTimeText(text) ?? text) !== value
  if (isOther) setText(value)
  return (
    <input
      {...input}
      type="text"
      className={field.input}
      inputMode="numeric"
      autoComplete="off"
      placeholder="05:00"
      maxLength={5}
      value={isOther ? value : text}
      onChange={({ target }) => {
        const typed = typedTimeText(target.value)
        setText(typed)
        onChange(parseTimeText(typed) ?? typed)
      }}
      onBlur={() => setText(value)}
    />
  )
}
