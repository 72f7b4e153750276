import { lookUp } from '@zubr/domain/tables/look-up'
import { extensionOf } from '../kind.ts'
import type { Fault } from './fault.ts'
import { checkJson } from './json.ts'
import { checkProperties } from './properties.ts'
import { checkToml } from './toml.ts'
import { checkYaml } from './yaml.ts'

const checkers: Record<string, (text: string) => Fault[]> = {
  json: checkJson,
  mcmeta: checkJson,
  properties: checkProperties,
  toml: checkToml,
  yml: checkYaml,
  yaml: checkYaml,
}

/** Syntax faults of a settings file; empty for unknown formats. */
export function check(name: string, text: string): Fault[] {
  const checker = lookUp(checkers, extensionOf(name))
  if (!checker || text.trim() === '') return []
  return checker(text.replaceAll('\r\n', '\n'))
}
