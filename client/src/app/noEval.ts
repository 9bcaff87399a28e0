/**
 * zod writes functions at run time where it may, and tries whether it may: the content security policy forbids
 * it and browsers report the attempt. To be imported before anything else.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
