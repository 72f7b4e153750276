import { brand, company } from '@zubr/content/brand'
import { idleFreeServerDays } from '@zubr/content/plans'
import {
  backupErasedDays,
  backupKeyKeptDays,
  lastBackupKeptDays,
  lastBackupWaitDays,
} from '@zubr/domain/legal/retention'
import type { Locale } from '@zubr/i18n/locales'

/** Fills `{name}` placeholders of a Markdown text; unknown placeholders stay. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Values of the `{name}` placeholders in Markdown files. */
export function identity(locale: Locale): Record<string, string> {
  return {
    brand: brand.name,
    domain: brand.domain,
    email: brand.email,
    commercialEmail: brand.commercialEmail,
    phone: brand.phone,
    company: company.name[locale],
    taxNumber: company.taxNumber,
    address: company.address[locale],
    idleDays: String(idleFreeServerDays),
    lastBackupWaitDays: String(lastBackupWaitDays),
    lastBackupKeptDays: String(lastBackupKeptDays),
    backupErasedDays: String(backupErasedDays),
    backupKeyKeptDays: String(backupKeyKeptDays),
  }
}
