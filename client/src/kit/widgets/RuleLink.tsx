import { showRule } from '../tableContext'

/** Opens a rule in the rules reference. */
export const RuleLink = ({ rule, label }: { readonly rule: string; readonly label: string }) => (
  <button type="button" tabIndex={-1} class="kit-link" onClick={() => showRule(rule)}>
    {label}
  </button>
)
