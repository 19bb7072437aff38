import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** What the evaluator of Content-Security-Policies calls a weakness for certain or with high likelihood. */
export function findPolicyFaults(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(
      ({ directive, value, description }) =>
        `${[directive, value].filter(Boolean).join(' ')}: ${description}`,
    )
}
