import { never, swap, type Unused } from './lean-code.ts'

const FEATURE = 'actions of routes'

const cut = (find: string | RegExp, count = 1): Unused => swap(FEATURE, find, '', count)

/** Actions, their results and status codes: no route has one, so nothing is ever submitted. */
export const ROUTER_ACTIONS: readonly Unused[] = [
  never(FEATURE, 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)'),
  never(FEATURE, 'submission && isMutationMethod(submission.formMethod)', 2),
  never(
    FEATURE,
    'redirectPreserveMethodStatusCodes.has(redirect2.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)',
  ),
  never(FEATURE, '!submission && !fetcherSubmission && formMethod && formAction && formEncType'),
  never(
    FEATURE,
    'submission != null && isMutationMethod(submission.formMethod) && submission.formAction === state.location.pathname + state.location.search',
  ),
  cut(' && !(opts && opts.submission && isMutationMethod(opts.submission.formMethod))'),
  swap(FEATURE, /let isActionReload = [^\n]*/, 'let isActionReload = false;'),
  never(FEATURE, 'newState.actionData'),
  cut(
    ' || state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod) && location.state?._isRedirect !== true',
  ),
  swap(
    FEATURE,
    /let activeSubmission = submission \|\| fetcherSubmission \|\| [^\n]*/,
    'let activeSubmission;',
  ),
  never(FEATURE, 'submission', 2),
  swap(FEATURE, 'let isAction = isMutationMethod(request.method);', 'let isAction = false;'),
  // Results of actions.
  never(FEATURE, 'opts && opts.pendingError'),
  cut(/\n *\.\.\.getActionDataForCommit\(pendingActionResult\),/, 2),
  swap(FEATURE, /errors: pendingActionResult && [^\n]* : null,/, 'errors: null,'),
  cut(/\n *let actionData = getUpdatedActionData\(pendingActionResult\);\n[^]*?\n {8}\}/, 2),
  cut(/\n {2}let actionResult = [^\n]*/),
  never(FEATURE, 'pendingActionResult && isErrorResult(pendingActionResult[1])'),
  swap(
    FEATURE,
    /let actionStatus = pendingActionResult \?[^\n]*\n[^\n]*/,
    'let shouldSkipRevalidation = false;',
  ),
  cut(/,\n {4}\.\.\.submission,\n {4}actionResult,\n {4}actionStatus/),
  cut(/\n {2}let pendingError = pendingActionResult && [^\n]*/),
  never(FEATURE, 'pendingError !== void 0'),
  never(FEATURE, 'pendingError !== void 0 && pendingActionResult'),
]
