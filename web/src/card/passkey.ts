/** Passkeys: what the server asks and what the browser answers, between JSON and the bytes that browsers want. */

type Json = Record<string, unknown>;

/** Passkeys need a secure page that has a name. */
export const passkeysHere = (): boolean => isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

function bytes(text: unknown): ArrayBuffer {
  const plain = atob(String(text).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const known = (list: unknown) => ((list ?? []) as Json[]).map((one) => ({ ...one, id: bytes(one.id) }));

/** Have the device make a passkey; null if its owner would not. */
export async function makePasskey(options: Json): Promise<Json | null> {
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return { ...head(made), response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) } };
}

/** Ask whoever sits there for a passkey; null if they have none, or would not. */
export async function usePasskey(options: Json): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: known(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    ...head(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
}

const head = (credential: PublicKeyCredential): Json => ({
  id: credential.id,
  rawId: text(credential.rawId),
  type: credential.type,
  clientExtensionResults: {},
});
