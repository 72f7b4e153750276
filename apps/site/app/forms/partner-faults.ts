import {
  type ApplicationFault,
  type ApplicationField,
  applicationFault,
  applicationFaults,
  applicationFields,
} from '@zubr/contracts/fields/partner'

/** Invalid fields in the form's order. */
export type Faults = Partial<Record<ApplicationField, ApplicationFault>>

const faultsBy = (fault: (field: ApplicationField) => unknown): Faults =>
  Object.fromEntries(
    applicationFields
      .map((field) => [field, fault(field)])
      .filter(([, found]) => applicationFaults.some((fault) => fault === found)),
  )

export function faultsOf(values: Partial<Record<ApplicationField, string>>): Faults {
  return faultsBy((field) => applicationFault(field, values[field] ?? ''))
}

/** Field errors of the API that belong to a field of the form. */
export function faultsNamed(named: Record<string, unknown> = {}): Faults {
  return faultsBy((field) => named[field])
}
