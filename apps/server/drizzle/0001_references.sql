CREATE INDEX "accounts_by_picture" ON "accounts" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "accounts_by_schooltype" ON "accounts" USING btree ("schooltype_id");--> statement-breakpoint
CREATE INDEX "attendance_marks_by_recorder" ON "attendance_marks" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "confirmation_runs_by_event" ON "confirmation_runs" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "confirmations_by_file" ON "confirmations" USING btree ("file");--> statement-breakpoint
CREATE INDEX "confirmations_by_replacement" ON "confirmations" USING btree ("replaced_by");--> statement-breakpoint
CREATE INDEX "events_by_image" ON "events" USING btree ("image");--> statement-breakpoint
CREATE INDEX "exhibitor_events_by_event" ON "exhibitor_events" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "exhibitors_by_account" ON "exhibitors" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "exhibitors_by_logo" ON "exhibitors" USING btree ("logo");--> statement-breakpoint
CREATE INDEX "invoices_by_file" ON "invoices" USING btree ("file");--> statement-breakpoint
CREATE INDEX "lecturers_by_picture" ON "lecturers" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "payment_files_by_event" ON "payment_files" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "receipts_by_file" ON "receipts" USING btree ("file");--> statement-breakpoint
CREATE INDEX "materials_by_file" ON "materials" USING btree ("file");--> statement-breakpoint
CREATE INDEX "workshop_schooltypes_by_schooltype" ON "workshop_schooltypes" USING btree ("schooltype_id");