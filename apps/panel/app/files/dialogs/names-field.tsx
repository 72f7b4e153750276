import { type NameEncoding, nameEncodings } from '@zubr/contracts/files/file-constants'
import type { Locale } from '@zubr/i18n/locales'
import { SelectField } from '../../components/fields/field.tsx'
import { useFilesMessages } from '../files-messages.tsx'

/** The OEM code page that Windows Explorer uses for names in zip files, by language. */
export const likelyNames: Record<Locale, NameEncoding> = {
  ...{ ru: 'cp866', ua: 'cp866', pl: 'cp852', en: 'cp437', de: 'cp850', fi: 'cp850' },
  ...{ lv: 'cp775', lt: 'cp775', et: 'cp775' },
}

/** Asks for the encoding of an archive's names that are not UTF-8. */
export function NamesField({
  value,
  onChange,
}: {
  value: NameEncoding
  onChange(names: NameEncoding): void
}) {
  const messages = useFilesMessages().dialogs
  return (
    <SelectField
      label={messages.unpackNames}
      hint={messages.namesHint}
      value={value}
      onChange={({ target }) =>
        onChange(nameEncodings.find((encoding) => encoding === target.value) ?? value)
      }
    >
      {nameEncodings.map((encoding) => (
        <option key={encoding} value={encoding}>
          {encoding.toUpperCase()}
        </option>
      ))}
    </SelectField>
  )
}
