import {
  type ApplicationFault,
  type ApplicationField,
  applicationFault,
  applicationFaults,
  applicationFields,
} from '@zubr/contracts/fields/partner'

/** Fields at fault, in the form's order. */
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

/** What the API names as at fault, as far as it can be shown at a field. */
export function faultsNamed(named: Record<string, unknown> = {}): Faults {
  return faultsBy((field) => named[field])
}
