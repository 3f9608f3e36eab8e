/** The screens before the login in one chunk: the app's first files name it once. */

export { LoginScreen } from './login/LoginScreen.tsx'
export { EmailResetScreen } from './recovery/EmailResetScreen.tsx'
export { PasswordResetConfirmScreen } from './recovery/PasswordResetConfirmScreen.tsx'
export { PasswordResetScreen } from './recovery/PasswordResetScreen.tsx'
export { PasswordResetSentScreen } from './recovery/PasswordResetSentScreen.tsx'
export { RegisterConfirmScreen } from './register/RegisterConfirmScreen.tsx'
export { RegisterScreen } from './register/RegisterScreen.tsx'
export { RegisterSuccessScreen } from './register/RegisterSuccessScreen.tsx'
export { SignupScreen } from './register/SignupScreen.tsx'
